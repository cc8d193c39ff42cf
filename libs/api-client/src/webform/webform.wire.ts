import { doneResponse } from '../wire-values/wire-values.js';
import { emailRequest, maybeTextRequest, maybePhoneRequest } from '../wire-values/wire-requests.js';
import {
  description,
  maxLength,
  minLength,
  number,
  nullish,
  object,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot';

const formId = pipe(
  union([number(), string()]),
  description('Which form it is. A number is read as text.'),
  transform(String),
  trim(),
  minLength(1),
  maxLength(64),
);
const choice = nullish(
  pipe(
    union([number(), string()]),
    description('A number is read as text.'),
    transform(String),
    trim(),
    maxLength(200),
  ),
  '',
);

/**
 * Request of `POST /api/webform/sendMessage/`: one call for all forms, and `id` names the form. The work form is sent
 * as multipart with its files under `resume`; the files are not part of this schema.
 */
export const sendMessageRequest = object({
  id: formId,
  name: maybeTextRequest(100),
  phone: maybePhoneRequest,
  email: emailRequest,
  projectName: maybeTextRequest(200),
  position: choice,
  address: choice,
  comment: maybeTextRequest(5000),
});
/** Response of `POST /api/webform/sendMessage/` */
export const sendMessageResponse = doneResponse;
