/**
 * What every page of another server needs beside the widgets' own styles: tokens, the reset, fonts. The build makes its sheets of it,
 * the reset kept inside the widgets.
 */
import '@tropa/ui-kit/styles.css';
import '../fonts/fonts.css';
import './foreign-page.css';
