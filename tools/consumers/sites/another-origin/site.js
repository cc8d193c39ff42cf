/* The page's own script knows nothing of the shop but its events. */
const told = document.getElementById('told');
document.addEventListener('tropa:basket:added', ({ detail: { product } }) => {
  told.textContent = `В корзине ${product.name}, ${product.price} ₽.`;
});
