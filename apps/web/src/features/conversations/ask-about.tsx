import { CLIENT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import type { Subject } from './subject.ts'

/** Leads a client to the conversation with this record named; staff have it on the client's page. */
export function AskAbout({ about }: { about: Subject }) {
  const { t } = useTranslation()
  const { role } = useActor()
  if (role !== 'client') return null
  return (
    <Button
      component={Link}
      to={CLIENT_PATHS.conversation}
      state={{ about }}
      variant="subtle"
      leftSection={<IconMessageQuestion aria-hidden />}
    >
      {t('ui.ask')}
    </Button>
  )
}
