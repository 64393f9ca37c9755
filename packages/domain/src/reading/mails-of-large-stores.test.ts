// Pasted texts of order mails, in the shapes that stores use. People and numbers are invented.
import { describeReadings, type ReadMail } from '../testing/mail-readings.ts'
import { readMail } from './mail-reading.ts'

const AMAZON = `Hello Rosa,
Thank you for shopping with us.
Order #114-2210987-5543210
Arriving Thursday, January 15

Logitech MX Master 3S Wireless Mouse
Sold by: Amazon.com
Qty: 1
$99.99

Item Subtotal: $99.99
Shipping & Handling: $5.99
Free Shipping: -$5.99
Total Before Tax: $99.99
Estimated Tax: $7.00
Order Total: $106.99`

const AMAZON_GIFT = `Order Confirmation
Order #111-9988776-1122334
2 x Kindle Paperwhite Case, Black $24.99
Item Subtotal: $49.98
Shipping & Handling: $0.00
Estimated tax to be collected: $3.50
Gift Card Amount: -$20.00
Grand Total: $33.48`

const AMAZON_TWO_ORDERS = `Order #112-0000001-1111111
Garden Hose 50 ft
Quantity: 1
$29.99
Order Total: $29.99
Order #112-0000002-2222222
Hose Nozzle
Quantity: 1
$9.99
Order Total: $9.99`

const EBAY = `Order confirmed: thanks, Pablo
Nintendo Switch Joy-Con Pair Neon
Order number: 12-09876-54321
Item price $54.99
Quantity 1

Subtotal  $54.99
Shipping  Free
Tax  $3.85
Total charged to Visa  $58.84
Total  $58.84`

const WALMART = `Thanks for your order, Julia!
Order number: 2000114-55667788
Order total: $71.83

Great Value Storage Bags, Gallon, 75 ct
Qty 2
$8.97/ea
Hyper Tough 3.6V Cordless Screwdriver
Qty 1
$49.19

Subtotal $67.13
Shipping Free
Taxes $4.70
Order total $71.83`

const BEST_BUY = `BEST BUY
Order number: BBY01-805512345678
Samsung - Galaxy Buds FE - Graphite
Model: SM-R400NZAAXAR
SKU: 6560283
Quantity: 1
Price: $99.99
You saved: $20.00
Product Total: $99.99
Sales Tax, Fees & Surcharges: $7.25
Shipping: $0.00
Order Total: $107.24`

const TARGET_COLUMNS = `Target
Order #102998877665
Cat & Jack Kids Hoodie
Qty: 3
$14.00 / ea
Subtotal
Shipping
Estimated taxes
Total
$42.00
$5.99
$2.94
$50.93`

const NIKE_BOTH = `Nike.com order
Order Number: C00998877665
Nike Court Vision Low
Size: 9
Qty 2
$75.00
Subtotal $150.00
Shipping $8.00
Tax $10.50
Total $168.50`

const APPLE = `Apple Store
Order Number: W9988776655
Items to be Shipped
iPad Air 11-inch Wi-Fi 128GB - Blue
Qty 1
$599.00
Subtotal $599.00
Free Shipping $0.00
Estimated Tax $41.93
Order Total $640.93`

const SHEIN = `SHEIN
Order No. GSH7788990011
Floral Print Wrap Dress
Multicolor / S
x1
$15.49
Item subtotal: $15.49
Shipping fee: $3.99
Promotion: -$3.10
Sales tax: $0.87
Grand total: $17.25`

const ALIEXPRESS = `AliExpress
Order ID: 3012345678901234
LED Strip Lights 10m
Color: RGB
US $7.89 x 2
Subtotal US $15.78
Shipping US $0.00
Tax US $1.10
Total US $16.88`

describeReadings(
  'mails of large stores',
  [
    {
      shape: 'Amazon, shipping taken back',
      text: AMAZON,
      store: 'Amazon',
      from: 'a@amazon.com',
      order: '114-2210987-5543210',
      items: [['Logitech MX Master 3S Wireless Mouse', 1, 9_999]],
      sums: [0, 700, 0, 10_699],
    },
    {
      shape: 'Amazon, what a gift card leaves',
      text: AMAZON_GIFT,
      from: 'auto-confirm@amazon.com',
      store: 'Amazon',
      order: '111-9988776-1122334',
      items: [['Kindle Paperwhite Case, Black', 2, 2_499]],
      sums: [0, 350, 2_000, 3_348],
    },
    {
      shape: 'Amazon, two orders',
      text: AMAZON_TWO_ORDERS,
      from: 'auto-confirm@amazon.com',
      store: 'Amazon',
      order: '112-0000001-1111111',
      isSure: false,
    },
    {
      shape: 'eBay',
      text: EBAY,
      from: 'ebay@ebay.com',
      store: 'eBay',
      order: '12-09876-54321',
      items: [['Nintendo Switch Joy-Con Pair Neon', 1, 5_499]],
      sums: [0, 385, 0, 5_884],
    },
    {
      shape: 'Walmart, the total also above',
      text: WALMART,
      from: 'help@walmart.com',
      store: 'Walmart',
      order: '2000114-55667788',
      items: [
        ['Great Value Storage Bags, Gallon, 75 ct', 2, 897],
        ['Hyper Tough 3.6V Cordless Screwdriver', 1, 4_919],
      ],
      sums: [0, 470, 0, 7_183],
    },
    {
      shape: 'Best Buy, what was saved is no discount',
      text: BEST_BUY,
      store: 'Best Buy',
      order: 'BBY01-805512345678',
      items: [['Samsung - Galaxy Buds FE - Graphite', 1, 9_999]],
      sums: [0, 725, 0, 10_724],
    },
    {
      shape: 'Target, columns flattened',
      text: TARGET_COLUMNS,
      store: 'Target',
      order: '102998877665',
      items: [['Cat & Jack Kids Hoodie', 3, 1_400]],
      sums: [599, 294, 0, 5_093],
    },
    {
      shape: 'Nike, two of one',
      text: NIKE_BOTH,
      store: 'Nike',
      order: 'C00998877665',
      items: [['Nike Court Vision Low', 2, 7_500]],
      sums: [800, 1_050, 0, 16_850],
    },
    {
      shape: 'Apple',
      text: APPLE,
      store: 'Apple',
      order: 'W9988776655',
      items: [['iPad Air 11-inch Wi-Fi 128GB - Blue', 1, 59_900]],
      sums: [0, 4_193, 0, 64_093],
    },
    {
      shape: 'Shein, a promotion',
      text: SHEIN,
      store: 'Shein',
      order: 'GSH7788990011',
      items: [['Floral Print Wrap Dress', 1, 1_549]],
      sums: [399, 87, 310, 1_725],
    },
    {
      shape: 'AliExpress, price x quantity',
      text: ALIEXPRESS,
      store: 'AliExpress',
      order: '3012345678901234',
      items: [['LED Strip Lights 10m', 2, 789]],
      sums: [0, 110, 0, 1_688],
    },
  ] satisfies ReadMail[],
  ({ text, from }: ReadMail) => readMail({ text, from }),
)
