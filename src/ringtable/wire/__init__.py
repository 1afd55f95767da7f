"""The protocol between server and clients, as types; the client's are made from them."""
