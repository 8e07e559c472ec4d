/** A key and a certificate for `localhost` that peers of the tests speak https with. They are known to everyone and good for nothing else. */
export const LOCAL_TLS = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbNvmu9k/4xuFjxHr
ekt3vTTfZ+rc3atSbsSXTLbi28ehRANCAAQ+e6EmuElRRhA/u3QUEWajPqgYekQO
yU1+JicFwGElLY9bt688a80kkLgL9/w+xB/2Wr5dGFvkOJJAyqTszYPa
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUEQsCe5IZHaI9P6UMzm4isXvP4dwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODEzNDkxN1oYDzIxMjYxMTA0
MTM0OTE3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ+e6EmuElRRhA/u3QUEWajPqgYekQOyU1+JicFwGElLY9bt688a80k
kLgL9/w+xB/2Wr5dGFvkOJJAyqTszYPao28wbTAdBgNVHQ4EFgQUeFyyOCcOH59Z
hTKbNR+mhSjWxTwwHwYDVR0jBBgwFoAUeFyyOCcOH59ZhTKbNR+mhSjWxTwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAKmnS7vQGpYlkYbiEKnSCdfuK1av9oGrmJBxQP0ifAuGAiEA
uE7B0m5lqslA79ups/U4t+LBm4my5pr7fcBdKOHyP3M=
-----END CERTIFICATE-----
`,
};
