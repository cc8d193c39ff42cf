/* The page's own script knows only the shop's events. */
const told = document.getElementById('told');
document.addEventListener('tropa:basket:added', ({ detail: { product } }) => {
  told.textContent = `В корзине ${product.name}, ${product.price} ₽.`;
});
