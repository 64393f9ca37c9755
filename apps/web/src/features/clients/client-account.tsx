import { AccountOfClient } from '../accounts/account-of-client.tsx'
import type { OfClient } from './client-list.ts'

export const ClientAccount = ({ client }: OfClient) => <AccountOfClient clientId={client.id} />
