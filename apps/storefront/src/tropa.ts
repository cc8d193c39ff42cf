/** The script for pages that another server renders: its URL never changes, so it only imports the loader. */
import './client.js';
