/** A certificate for 127.0.0.1 that nobody trusts unless configured to: stand-ins speak TLS with it. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUULVpQlzsWNgamfRTZqpvfJusIhEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE2NTgzMloYDzIxMjYxMDI4
MTY1ODMyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQFbtFkzlkd/TZBHSmN66yCwiTkX9kymP9wfl8nbojTARnX/elyN6f1
nt9PElUR0LdMXRoqVFBOiS4Xb0gjfoKso28wbTAdBgNVHQ4EFgQUiCuQTPfsU2wj
P2pboEVqnywKa+gwHwYDVR0jBBgwFoAUiCuQTPfsU2wjP2pboEVqnywKa+gwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgfE0kqUqqJX0PYypQekaQHLgKdG35YpAXpLWlafZ55VICIQCz
i6Ces3vOvm0P+R6pxtcn4zYbd3g+0/ZooA8J9bpOtg==
-----END CERTIFICATE-----`;

/** Its key; opens nothing but stand-ins in tests. */
export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/V+e3VY+I1IQHLqI
7eliIGttvBEYkl28XPkGnZ/20VyhRANCAAQFbtFkzlkd/TZBHSmN66yCwiTkX9ky
mP9wfl8nbojTARnX/elyN6f1nt9PElUR0LdMXRoqVFBOiS4Xb0gjfoKs
-----END PRIVATE KEY-----`;
