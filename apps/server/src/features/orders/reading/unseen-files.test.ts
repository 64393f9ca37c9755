// Files written before the reader was, that it was never tuned on: what it makes of them is reported, not aimed at.
import { describeFiles } from '../../../testing/mail-files/file-readings.ts'
import { mailFile, pdfFile } from '../../../testing/mail-files/mail-files.ts'

const amazon = mailFile({
  from: 'Amazon.com <auto-confirm@amazon.com>',
  subject: 'Ordered: "Anker Soundcore Life Q30..." and 1 more item',
  html: `<html><head><style>td{color:#111}</style></head><body><table><tr><td><img alt="Amazon" src="https://m.media-amazon.example/logo.png"></td></tr>
<tr><td>Thanks for your order, Ana!</td></tr><tr><td>Order # <a href="https://www.amazon.com/x">113-4490021-7781034</a></td></tr>
<tr><td><table><tr><td>Anker Soundcore Life Q30 Headphones</td></tr><tr><td>Quantity: 1</td></tr><tr><td>59.99&nbsp;USD</td></tr></table></td></tr>
<tr><td><table><tr><td>Silicone Baking Mat, 2 Pack</td></tr><tr><td>Quantity: 2</td></tr><tr><td>12.49&nbsp;USD</td></tr></table></td></tr>
<tr><td><table><tr><td>Item Subtotal:</td><td>$84.97</td></tr><tr><td>Shipping &amp; Handling:</td><td>$0.00</td></tr>
<tr><td>Estimated tax:</td><td>$5.95</td></tr><tr><td><b>Grand Total:</b></td><td><b>$90.92</b></td></tr></table></td></tr></table></body></html>`,
})

const bestBuy = mailFile({
  from: 'Best Buy <BestBuyInfo@emailinfo.bestbuy.com>',
  subject: 'Thanks for your order BBY01-806991442233',
  encoding: 'base64',
  html: `<div>Thanks for your order.</div><div>Order number: BBY01-806991442233</div><h2>Items for shipping</h2>
<table><tr><td>JBL - Flip 6 Portable Bluetooth Speaker - Blue</td></tr><tr><td>Model: JBLFLIP6BLUAM</td></tr><tr><td>SKU: 6494400</td></tr>
<tr><td>Quantity: 1</td><td>$99.99</td></tr></table>
<table><tr><td>Product Total</td><td>$99.99</td></tr><tr><td>Shipping</td><td>FREE</td></tr><tr><td>Estimated Sales Tax</td><td>$7.00</td></tr>
<tr><td>Order Total</td><td>$106.99</td></tr></table><p>Earn 107 points with My Best Buy</p>`,
})

const sephora = mailFile({
  from: 'Sephora <orders@sephora.com>',
  subject: 'Order 77120044318 confirmed',
  charset: 'iso-8859-1',
  text: `Thank you for your order
Order number: 77120044318

LANEIGE Lip Sleeping Mask Berry
Qty: 1     $24.00
Crème hydratante 50 mL
Qty: 1     $38.00

Merchandise Subtotal     $62.00
Shipping & Handling      $6.95
Tax                      $4.34
Order Total              $73.29`,
})

const shipped = mailFile({
  from: 'Amazon.com <shipment-tracking@amazon.com>',
  subject: 'Shipped: "Fire TV Stick 4K..."',
  html: `<p>Your package was shipped!</p><p>Order # 114-0932281-2290417</p><p>Amazon Fire TV Stick 4K</p><p>Quantity: 1</p>
<p>Tracking ID: TBA306655443322</p><p>Recommended for you</p><p>HDMI Cable 6ft</p><p>$7.99</p>`,
})

const mercado = mailFile({
  from: 'Zappos <cs@zappos.com>',
  subject: 'Tu pedido está confirmado',
  text: `¡Gracias por tu compra!
Pedido n.º 55210094

Artículo: Birkenstock Arizona Soft Footbed
Talla: 38
Cantidad: 1
Precio: $139.95

Subtotal: $139.95
Envío: Gratis
Impuesto sobre ventas: $9.80
Total del pedido: $149.75`,
})

const twoTotals = mailFile({
  from: 'Newegg <info@newegg.com>',
  subject: 'Newegg.com - Order Confirmation',
  html: `<p>Sales Order Number: 330188274</p><table><tr><th>Item</th><th>Qty</th><th>Unit Price</th><th>Total</th></tr>
<tr><td>Crucial P3 Plus 1TB NVMe SSD</td><td>2</td><td>$58.99</td><td>$117.98</td></tr></table>
<table><tr><td>Subtotal</td><td>$117.98</td></tr><tr><td>Promo code SAVE10</td><td>-$10.00</td></tr><tr><td>Tax</td><td>$7.56</td></tr>
<tr><td>Shipping</td><td>$0.00</td></tr><tr><td>Order Total</td><td>$115.54</td></tr></table>`,
})

const apple = await pdfFile(`Apple Store
Invoice | | | W1203344871
Order Number: W1203344871
Billed to: Carlos Vinueza
Product | Qty | Unit price | Amount
AirPods 4 | 1 | 129.00 | 129.00
USB-C Charge Cable (1 m) | 2 | 19.00 | 38.00
 | | Subtotal | 167.00
 | | Shipping | 0.00
 | | Tax | 11.69
 | | Total | $178.69`)

const homeDepot = await pdfFile(`THE HOME DEPOT
Order #WH88120043
Order date 01/20/2026
DESCRIPTION | QTY | PRICE | TOTAL
DEWALT 20V MAX Drill/Driver | 1 | $99.00 | $99.00
Bit set, 29-piece | 1 | $19.97 | $19.97
Subtotal | | | $118.97
Delivery | | | $8.99
Sales Tax | | | $8.33
Order Total | | | $136.29`)

const macys = await pdfFile(`Macy's
Order No. 4419820031
Item | Quantity | Price
Calvin Klein Leather Belt | 2 | $24.99
Promo savings | | -$10.00
Merchandise subtotal | | $39.98
Shipping | | $10.95
Estimated tax | | $3.57
Total | | $54.50`)

const euros = await pdfFile(`Kaufladen Berlin
Order No. 77120
Item | Qty | Price | Total
Coffee grinder | 1 | 45,00 € | 45,00 €
Total | | | 45,00 €`)

describeFiles('files that were never tuned on', [
  {
    shape: 'Amazon, HTML alone, nested tables',
    file: amazon,
    store: 'Amazon',
    order: '113-4490021-7781034',
    items: [
      ['Anker Soundcore Life Q30 Headphones', 1, 5_999],
      ['Silicone Baking Mat, 2 Pack', 2, 1_249],
    ],
    sums: [0, 595, 0, 9_092],
  },
  {
    shape: 'Best Buy, HTML in base64',
    file: bestBuy,
    store: 'Best Buy',
    order: 'BBY01-806991442233',
    items: [['JBL - Flip 6 Portable Bluetooth Speaker - Blue', 1, 9_999]],
    sums: [0, 700, 0, 10_699],
  },
  {
    shape: 'Sephora, Latin letters',
    file: sephora,
    store: 'Sephora',
    order: '77120044318',
    items: [
      ['LANEIGE Lip Sleeping Mask Berry', 1, 2_400],
      ['Crème hydratante 50 mL', 1, 3_800],
    ],
    sums: [695, 434, 0, 7_329],
  },
  {
    shape: 'Amazon, sent, with what else one could buy',
    file: shipped,
    store: 'Amazon',
    order: '114-0932281-2290417',
    tracking: ['TBA306655443322'],
    isSure: false,
  },
  {
    shape: 'Zappos in Spanish',
    file: mercado,
    store: 'Zappos',
    order: '55210094',
    items: [['Birkenstock Arizona Soft Footbed', 1, 13_995]],
    sums: [0, 980, 0, 14_975],
  },
  {
    shape: 'Newegg, a table with both prices',
    file: twoTotals,
    store: 'Newegg',
    order: '330188274',
    items: [['Crucial P3 Plus 1TB NVMe SSD', 2, 5_899]],
    sums: [0, 756, 1_000, 11_554],
  },
  {
    shape: 'Apple, an invoice without currency',
    file: apple,
    store: 'Apple',
    order: 'W1203344871',
    items: [
      ['AirPods 4', 1, 12_900],
      ['USB-C Charge Cable (1 m)', 2, 1_900],
    ],
    sums: [0, 1_169, 0, 17_869],
  },
  {
    shape: 'Home Depot, an invoice in capitals',
    file: homeDepot,
    store: 'Home Depot',
    order: 'WH88120043',
    items: [
      ['DEWALT 20V MAX Drill/Driver', 1, 9_900],
      ['Bit set, 29-piece', 1, 1_997],
    ],
    sums: [899, 833, 0, 13_629],
  },
  {
    shape: "Macy's, savings among the items",
    file: macys,
    store: "Macy's",
    order: '4419820031',
    items: [['Calvin Klein Leather Belt', 2, 2_499]],
    sums: [1_095, 357, 1_000, 5_450],
  },
  { shape: 'a shop that takes euros', file: euros, store: '', order: '77120', isSure: false },
])
