export { handOn as ALL } from '../../shop/hand-on';
