"""Many games at once: random playouts, simulation and tournaments."""
