// What people in Ecuador have sent from stores in the United States, with honest prices and weights.
export type Product = { description: string; priceInCents: number; weightInGrams: number }
export type Store = { name: string; carriers: readonly ('UPS' | 'FedEx' | 'USPS' | 'Amazon')[]; products: readonly Product[] }

const product = (description: string, priceInCents: number, weightInGrams: number): Product => ({
  description,
  priceInCents,
  weightInGrams,
})

export const STORES: readonly Store[] = [
  {
    name: 'Amazon',
    carriers: ['Amazon', 'UPS', 'USPS'],
    products: [
      product('Audífonos inalámbricos', 5999, 280),
      product('Lector de libros electrónicos', 11999, 420),
      product('Cafetera de cápsulas', 8950, 2300),
      product('Juego de destornilladores', 2499, 900),
      product('Mochila para portátil', 4499, 980),
      product('Teclado mecánico', 7999, 1100),
      product('Cámara de seguridad', 3599, 350),
      product('Vitaminas para niños', 1899, 310),
      product('Disco sólido de 1 TB', 8999, 120),
    ],
  },
  {
    name: 'Nike',
    carriers: ['UPS', 'FedEx'],
    products: [
      product('Zapatillas de correr', 12000, 950),
      product('Camiseta deportiva', 3500, 220),
      product('Calentador', 6500, 520),
    ],
  },
  {
    name: 'Old Navy',
    carriers: ['USPS', 'FedEx'],
    products: [
      product('Pantalones de niño', 2299, 380),
      product('Chompa de lana', 3999, 640),
      product('Vestido de verano', 2999, 300),
    ],
  },
  {
    name: 'eBay',
    carriers: ['USPS', 'UPS', 'FedEx'],
    products: [
      product('Repuesto de motocicleta', 6450, 1450),
      product('Lente fotográfico usado', 18900, 620),
      product('Reloj de colección', 14500, 210),
    ],
  },
  {
    name: 'Sephora',
    carriers: ['UPS', 'FedEx'],
    products: [
      product('Perfume de 100 ml', 9800, 410),
      product('Crema facial', 5200, 190),
      product('Paleta de sombras', 4900, 240),
    ],
  },
  {
    name: 'Best Buy',
    carriers: ['UPS', 'FedEx'],
    products: [
      product('Tableta de 10 pulgadas', 22999, 690),
      product('Parlante portátil', 12995, 760),
      product('Control para consola', 6999, 390),
    ],
  },
  {
    name: 'Walmart',
    carriers: ['FedEx', 'USPS'],
    products: [
      product('Juguete de bloques', 4997, 1300),
      product('Sábanas de algodón', 3988, 1250),
      product('Licuadora de mano', 2994, 1050),
    ],
  },
  {
    name: 'Carter’s',
    carriers: ['USPS', 'UPS'],
    products: [product('Ropa de bebé, cinco piezas', 3200, 450), product('Pijamas, tres piezas', 2800, 420)],
  },
]
