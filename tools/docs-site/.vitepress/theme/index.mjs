import DefaultTheme from 'vitepress/theme-without-fonts';
import '@fontsource-variable/manrope';
import './style.css';

export default DefaultTheme;
