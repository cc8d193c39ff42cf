/** Styles and pictures that the bundler turns into class names and addresses. */
declare module '*.module.css' {
  const classNames: { readonly [name: string]: string };
  export default classNames;
}

declare module '*.css';

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
