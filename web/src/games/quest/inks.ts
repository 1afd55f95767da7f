/** The colours that every part of the table of quest may use. */
import "../../kit/kit.css";
import "./tokens.css";
