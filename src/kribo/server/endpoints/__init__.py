"""The endpoints, by what they are about; `ENDPOINTS` of each module lists them."""
