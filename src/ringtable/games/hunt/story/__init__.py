"""What happens to both sides: setup, day and night, encounters, and how the parts end."""
