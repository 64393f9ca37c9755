import { Talk } from './talk.tsx'

/** The conversation on a client's page. */
export const ClientTalk = ({ client }: { client: { id: string } }) => <Talk key={client.id} clientId={client.id} />
