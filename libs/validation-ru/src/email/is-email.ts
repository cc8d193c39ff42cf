/** RFC 5321: longer addresses cannot be delivered. Checked first, so no input costs more than this length. */
const maxLength = 254;
const maxLocalLength = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const latinLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const cyrillicLabel = /^[а-яё0-9](?:[а-яё0-9-]{0,61}[а-яё0-9])?$/i;

/**
 * Whether the text looks like a deliverable address: a local part of Latin letters, one @, a host of two labels or
 * more. Each host label is wholly Latin or wholly Cyrillic: a Cyrillic «с» in gmail.com is a typo worth reporting,
 * «почта.рф» is not.
 */
export function isEmail(value: string): boolean {
  if (value.length > maxLength) return false;
  const at = value.indexOf('@');
  if (at < 1 || at > maxLocalLength || at !== value.lastIndexOf('@')) return false;

  const local = value.slice(0, at).split('.');
  const host = value.slice(at + 1).split('.');
  return local.every((part) => localPart.test(part)) && isHost(host);
}

function isHost(labels: readonly string[]): boolean {
  if (labels.length < 2) return false;
  const zone = labels[labels.length - 1] ?? '';
  return (
    labels.every((label) => latinLabel.test(label) || cyrillicLabel.test(label)) &&
    zone.length >= 2 &&
    !/^[\d-]+$/.test(zone)
  );
}
