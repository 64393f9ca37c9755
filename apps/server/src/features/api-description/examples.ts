// Examples of the main calls, as people make them. A test holds them against the contract.
export type Example = { body?: unknown; answer?: unknown }

const CLIENT = { id: '019aa5f2-7c1e-7d3b-9a4e-5b0c8d2f6a10', code: 'UIO-1042', name: 'Rosa Andrade' }

const EXAMPLES: Readonly<Record<string, Example>> = {
  signIn: {
    body: { email: 'rosa@example.com', password: 'maleta verde con ruedas 48' },
    answer: { accessToken: 'q0m7vJ1o2Zr1m5nqk8m3yF5c2bYw0uQxP9sT4eLdKaE' },
  },
  signUp: {
    body: {
      firstName: 'Rosa',
      lastName: 'Andrade',
      birthDate: '1990-05-17',
      phone: '0987654321',
      email: 'rosa@example.com',
      province: 'Pichincha',
      city: 'Quito',
      address: 'Av. Amazonas N21-147',
      password: 'maleta verde con ruedas 48',
      identificationType: 'cedula',
      identification: '1710034065',
    },
    answer: { id: CLIENT.id, casilleroCode: CLIENT.code },
  },
}

export const exampleOf = (name: string): Example => EXAMPLES[name] ?? {}
export const examples = (): [name: string, example: Example][] => Object.entries(EXAMPLES)
