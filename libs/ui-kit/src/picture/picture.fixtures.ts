/** Pictures for stories and tests: drawn here, so that no story waits for a network. */
function svg(body: string, plate: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="${plate}"/>${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

const tent = (dark: string, light: string) =>
  `<path d="M90 350 220 150l40 0L390 350z" fill="${dark}"/><path d="M220 150h40L320 350H150z" fill="${light}"/><path d="M235 200 200 350h70z" fill="#171715" opacity=".55"/>`;
const pack = (dark: string, light: string) =>
  `<path d="M190 140a50 50 0 0 1 100 0" fill="none" stroke="${dark}" stroke-width="22"/><rect x="140" y="140" width="200" height="220" rx="70" fill="${light}"/><rect x="165" y="250" width="150" height="100" rx="30" fill="${dark}"/><rect x="205" y="180" width="70" height="26" rx="10" fill="${dark}"/>`;

export const demoPictures = {
  tent: svg(tent('#1d7a2c', '#3fbf4f'), '#efefec'),
  packRed: svg(pack('#c2185b', '#f0489a'), '#fff1d0'),
  packGreen: svg(pack('#0f6b1f', '#1f9c35'), '#e3f2f1'),
  packBlue: svg(pack('#1250b8', '#3b82f6'), '#eaf0f9'),
  packOrange: svg(pack('#b83a17', '#ff6a45'), '#f7efec'),
};
