import { CLIENT_PATHS } from '@app/contract/paths'
import { roleOf } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/use-session.ts'
import { Link } from '../edit/link.tsx'

/** Leads a client to the conversation, with what they would have to copy already written. */
export function AskAboutFault({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const session = useSession()
  if (session.state !== 'signedIn' || roleOf(session.me.role) !== 'client') return null
  const text = t('ui.askAboutFault', { page: document.title, reference })
  return (
    <Button component={Link} to={CLIENT_PATHS.conversation} state={{ text }} variant="subtle">
      {t('ui.ask')}
    </Button>
  )
}
