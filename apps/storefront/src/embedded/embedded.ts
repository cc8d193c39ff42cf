/**
 * What every page of another server needs besides the widgets' own styles: tokens, the reset, fonts. The build derives
 * its style sheets from it and limits the reset to the widgets.
 */
import '@tropa/ui-kit/styles.css';
import '../fonts/fonts.css';
import './foreign-page.css';
