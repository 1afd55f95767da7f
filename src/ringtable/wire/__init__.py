"""The protocol between server and clients, as types. The client's TypeScript is generated from them."""
