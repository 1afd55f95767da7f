/** The pictures of the cards. */
import { pictureBook } from "../../../kit/vignette/picture";
import { RECIPES } from "./recipes";

export const { titles, picture: vignette } = pictureBook(RECIPES);
