"""What travels between server and page: structs, and the TypeScript types made from them."""
