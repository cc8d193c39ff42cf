const hue = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

/** A generated landscape instead of a picture from the server: the same URL gives the same colours. */
const drawing = (address: string): string => {
  const at = hue(address);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice">` +
      `<path fill="hsl(${at} 55% 91%)" d="M-64 0h192v64H-64z"/><path fill="hsl(${at} 50% 52%)" d="m4 64 24-38 12 18 8-10 22 30z"/>` +
      `<circle cx="46" cy="16" r="6" fill="#ffcc00"/></svg>`,
  )}`;
};

const addresses = /\/media\/[\w/.-]+?\.(?:webp|mp4)/gu;

/** The same data with generated pictures: a Storybook has no server to provide any. */
export const withDrawnPictures = <Data>(data: Data): Data =>
  JSON.parse(
    JSON.stringify(data).replace(addresses, (address) => (address.endsWith('.mp4') ? '' : drawing(address))),
  ) as Data;

/** `fetch` of an in-memory shop whose responses have generated pictures. */
export const fetchDrawn =
  (fetchFn: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchFn(input, init);
    const text = (await response.text()).replace(addresses, drawing);
    return new Response(text, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
