/** What `--help` prints. */
export const help = `Reports call by call how a backend differs from the contract of the storefront.

  contract-check http://host[:port][/folder] [options]
  contract-check doctor http://host[:port] --origin https://site   can pages of the site use the shop, and what to set

By default it only reads, and does what can be undone to the basket, lists and city of a visitor that it creates.
Calls that make orders, send messages or change a user are checked by their refusals: an empty request must be refused.

  --only a,b          report these calls only
  --json              the report as JSON
  --timeout 10        seconds that a response may take
  --base /api/        path of the calls
  --catalog /path/    path of the list call, if your pages use another one
  --origin https://…  a site that must be allowed to call (CORS)
  --header 'A: b'     sent with every call; may be repeated
  --promocode CODE    a valid promo code: applied to the created visitor's basket
  --phone, --password an account to sign in with: its profile and orders are read
  --writes            really makes the calls that change something, with that account: saves its profile as it is, makes
                      an order, cancels and repeats it, reserves a piece in a shop
  --bought 12         with them: rates this product of an order that the account has received, and not rated yet
  --code 1234|ask|URL with --writes: sends a recovery code to --phone, checks it and sets the same password again;
                      «ask» reads the code from the terminal, an address with {phone} in it from a page of a test
                      stand: data-code="1234" or "code": "1234"
  --new-phone         with --writes and --code: registers this phone
  --email a@b.ru      with --writes: subscribes this e-mail
  --form-id 4         with --writes: sends the form of this id
  --help, --version

Exit code: 0 nothing differs, 1 something differs, 2 a wrong command line, no response, or no code was found.
`;
