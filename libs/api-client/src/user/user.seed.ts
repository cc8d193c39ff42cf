import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { userApi } from './user.endpoints.js';
import { toUser } from './user.model.js';
import { userWire } from './user.wire.js';

/** `_user`: the user, or a visitor; it fills the cache of `getUser`, so that no request is needed. */
export const userSeed = /* @__PURE__ */ callSeed('_user', userWire, (raw) => {
  const user = toUser(raw);
  return [{ endpointName: userApi.endpoints.getUser.name, arg: undefined, value: user }, variableEntry('_user', user)];
});
