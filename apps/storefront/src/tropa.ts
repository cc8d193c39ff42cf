/** The script of pages that another server writes: its address stays when the shop changes, so it only names the loader. */
import './client.js';
