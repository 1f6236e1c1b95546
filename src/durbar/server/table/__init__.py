"""One table as its journal tells it; knows neither wire nor database."""
