type Named = {
  id: string
  firstName: string
  lastName: string
  email: string
  username: string | null
  casilleroCode: string | null
}

/** What people say on the phone: a client's casillero, another person's user name. */
export const codeOf = ({ casilleroCode, username, email }: Named): string => casilleroCode ?? username ?? email

/** As another record names them. Who has neither casillero nor user name is called by name: what they sign in with is nobody else's to read. */
export function personView({ id, casilleroCode, username, firstName, lastName }: Omit<Named, 'email'>) {
  const name = `${firstName} ${lastName}`
  return { id, code: casilleroCode ?? username ?? name, name }
}
