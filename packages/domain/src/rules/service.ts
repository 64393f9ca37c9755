/** Courier (the client bought), assisted purchase (the house buys), and a product quoted and bought by the house. */
export const SERVICES = ['COU', 'PPE', 'dropshipping'] as const
export type Service = (typeof SERVICES)[number]
