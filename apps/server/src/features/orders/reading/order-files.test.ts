// Saved mails and invoices in the shapes that stores send. People and numbers are invented.
import { describeFiles } from '../../../testing/mail-files/file-readings.ts'
import { mailFile, pdfFile } from '../../../testing/mail-files/mail-files.ts'

const amazon = mailFile({
  from: 'Amazon.com <auto-confirm@amazon.com>',
  subject: 'Your Amazon.com order #112-4455667-1122334',
  text: 'See your order in a browser.',
  html: `<html><head><title>x</title><style>.a{}</style></head><body><div style="display:none">Preheader $1.00</div>
<table><tr><td><p>Hello Ana,</p></td></tr><tr><td><p>Order Confirmation</p><p>Order #112-4455667-1122334</p></td></tr></table>
<table><tr><td><img src="https://images.example/1.jpg"></td><td><a href="#">TP-Link AX1800 WiFi 6 Router</a><br>Sold by Amazon.com<br>Qty : 1</td><td>$74.99</td></tr></table>
<table><tr><td>Item Subtotal:</td><td>$74.99</td></tr><tr><td>Shipping &amp; Handling:</td><td>$6.99</td></tr>
<tr><td>Promotion Applied:</td><td>-$6.99</td></tr><tr><td>Total Before Tax:</td><td>$74.99</td></tr><tr><td>Estimated Tax:</td><td>$5.25</td></tr>
<tr><td><strong>Order Total:</strong></td><td><strong>$80.24</strong></td></tr></table></body></html>`,
})

const walmart = mailFile({
  from: 'Walmart.com <help@walmart.com>',
  subject: 'Thanks for your delivery order, Ana',
  encoding: 'base64',
  html: `<h1>Thanks for your order</h1><p>Order number: 2000116-44556677</p><div>Ozark Trail 30 oz Tumbler</div><div>Qty 2</div><div>$14.97/ea</div>
<div>Subtotal</div><div>$29.94</div><div>Shipping</div><div>Free</div><div>Taxes</div><div>$2.10</div><div>Order total</div><div>$32.04</div>`,
})

const etsy = mailFile({
  from: 'Etsy Transactions <transaction@etsy.com>',
  subject: 'Your Etsy Purchase',
  text: `Your order number is 3099887766.

------------------------------------------------------
Shop:  ClayAndMoss
------------------------------------------------------

Item:  Stoneware planter
Quantity:  2
Item price:  $21.00

------------------------------------------------------
Item total: $42.00
Shipping: $8.40
Sales tax: $3.53
Order total: $53.93`,
})

const sent = mailFile({
  from: 'Best Buy <BestBuyInfo@emailinfo.bestbuy.com>',
  subject: 'Your order has shipped',
  html: '<p>Good news, your order has shipped.</p><p>Order number: BBY01-805511112222</p><p>UPS Tracking #: <a href="#">1Z999AA10123456784</a></p><p>Insignia 32" TV</p><p>Quantity: 1</p>',
})

const shop = mailFile({
  from: 'Paper Lantern <orders@paper-lantern.example>',
  subject: 'Order #PL1044 confirmed',
  charset: 'iso-8859-1',
  html: `<table><tr><td>Order summary</td></tr></table><table><tr><td>Lampe café × 1</td><td>$58.00</td></tr></table>
<table><tr><td>Subtotal</td><td>$58.00</td></tr><tr><td>Shipping</td><td>$9.00</td></tr><tr><td>Taxes</td><td>$4.06</td></tr><tr><td>Total</td><td>$71.06 USD</td></tr></table>`,
})

const shein = mailFile({
  from: 'SHEIN <noreply@sheinemail.com>',
  subject: 'Tu pedido está confirmado',
  text: `SHEIN
Pedido n.º GSX99887766
Vestido midi floral
Cantidad: 2
$12.30
Subtotal: $24.60
Cupón: -$3.69
Envío: $2.99
Impuesto: $1.46
Total: $25.36`,
})

const newegg = await pdfFile(`Newegg Inc.
INVOICE
Order Number: 220112233
Item Description | Qty | Unit Price | Amount
Seagate 4TB External Drive | 1 | $94.99 | $94.99
Anker 7-Port Hub | 3 | $22.00 | $66.00
Subtotal | | | $160.99
Shipping | | | $0.00
Tax | | | $11.27
Total | | | $172.26`)

const bh = await pdfFile(
  `B&H Photo-Video
Order No: 1122334455
Qty | Item | Price | Total
1 | Zoom H1essential Recorder | 99.99 | 99.99
2 | Windscreen for H1 | 14.95 | 29.90
 | | Sub-Total | 129.89
 | | Shipping | 7.50
 | | Order Total | 137.39`,
  [40, 70, 400, 480],
)

const nike = await pdfFile(`Nike, Inc.
Order Number: C01122334455
Nike Dri-FIT Cap
Size: M/L
Quantity: 2 | | | $28.00
Subtotal | | | $56.00
Shipping | | | $5.00
Tax | | | $4.27
Order Total | | | $65.27`)

const scan = await pdfFile('')

describeFiles('files of stores', [
  {
    shape: 'Amazon, hidden words, a promotion',
    file: amazon,
    store: 'Amazon',
    order: '112-4455667-1122334',
    items: [['TP-Link AX1800 WiFi 6 Router', 1, 7_499]],
    sums: [699, 525, 699, 8_024],
  },
  {
    shape: 'Walmart, amounts under their words',
    file: walmart,
    store: 'Walmart',
    order: '2000116-44556677',
    items: [['Ozark Trail 30 oz Tumbler', 2, 1_497]],
    sums: [0, 210, 0, 3_204],
  },
  {
    shape: 'Etsy, plain text with rules',
    file: etsy,
    store: 'Etsy',
    order: '3099887766',
    items: [['Stoneware planter', 2, 2_100]],
    sums: [840, 353, 0, 5_393],
  },
  {
    shape: 'Best Buy, sent',
    file: sent,
    store: 'Best Buy',
    order: 'BBY01-805511112222',
    tracking: ['1Z999AA10123456784'],
    isSure: false,
  },
  {
    shape: 'a small shop, Latin letters',
    file: shop,
    store: 'Paper lantern',
    order: 'PL1044',
    items: [['Lampe café', 1, 5_800]],
    sums: [900, 406, 0, 7_106],
  },
  {
    shape: 'Shein in Spanish',
    file: shein,
    store: 'Shein',
    order: 'GSX99887766',
    items: [['Vestido midi floral', 2, 1_230]],
    sums: [299, 146, 369, 2_536],
  },
  {
    shape: 'Newegg, an invoice',
    file: newegg,
    store: 'Newegg',
    order: '220112233',
    items: [
      ['Seagate 4TB External Drive', 1, 9_499],
      ['Anker 7-Port Hub', 3, 2_200],
    ],
    sums: [0, 1_127, 0, 17_226],
  },
  {
    shape: 'B&H, an invoice that begins with quantities',
    file: bh,
    store: 'B&H',
    order: '1122334455',
    items: [
      ['Zoom H1essential Recorder', 1, 9_999],
      ['Windscreen for H1', 2, 1_495],
    ],
    sums: [750, 0, 0, 13_739],
  },
  {
    shape: 'Nike, an invoice, price of one',
    file: nike,
    store: 'Nike',
    order: 'C01122334455',
    items: [['Nike Dri-FIT Cap', 2, 2_800]],
    sums: [500, 427, 0, 6_527],
  },
  { shape: 'a scan without words', file: scan, store: '', isSure: false },
])
