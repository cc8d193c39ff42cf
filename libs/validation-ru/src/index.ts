export { text } from './text/text.js';
export { rawText } from './text/raw-text.js';
export { isFilled, optionalText, required, requiredMessage, requiredText } from './required/required.js';
export { selected, selectedMany } from './selected/selected.js';
export { isRating, rating, ratingMessage, requiredRating } from './rating/rating.js';
export { isBlankPhone, normalizePhone } from './phone/normalize-phone.js';
export { isPhone, optionalPhone, phone, phoneMessage, requiredPhone, type PhoneMessages } from './phone/phone.js';
export { requiredSmsCode, smsCode, smsCodeLength, smsCodeMessage, type SmsCodeMessages } from './sms-code/sms-code.js';
export { isEmail } from './email/is-email.js';
export { email, emailMessage, optionalEmail, requiredEmail, type EmailMessages } from './email/email.js';
export {
  enteredPassword,
  optionalPassword,
  password,
  passwordMessages,
  passwordMinLength,
  passwordProblem,
  requiredPassword,
  type PasswordMessages,
} from './password/password.js';
export {
  requiredStrictPassword,
  strictPassword,
  strictPasswordMessages,
  strictPasswordMinLength,
  type StrictPasswordMessages,
} from './password/strict-password.js';
export {
  passwordConfirm,
  passwordConfirmMessage,
  withPasswordConfirm,
  type PasswordPair,
  type PasswordPairInput,
} from './password-confirm/password-confirm.js';
export { inn, innMessage, isInn, optionalInn, requiredInn, type InnMessages } from './inn/inn.js';
export { privacy, privacyMessage } from './privacy/privacy.js';
export { isDate } from './date/is-date.js';
export { birthDateMessages, optionalBirthDate, type BirthDateMessages } from './birth-date/birth-date.js';
export { date, dateMessage, optionalDate, requiredDate, type DateMessages } from './date/date.js';
export {
  fileMessages,
  fileProblem,
  files,
  optionalFiles,
  requiredFiles,
  type FileEntry,
  type FileLimits,
  type FileMessages,
} from './files/files.js';
export { firstMessage } from './first-message/first-message.js';
