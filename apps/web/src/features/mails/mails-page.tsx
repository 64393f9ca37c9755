import { exportUnsentMails, listUnsentMails } from '@app/contract/endpoints/notifications'
import type { UnsentMail } from '@app/contract/notifications.contract'
import { UNSENT_REASONS } from '@app/domain'
import { Button, NativeSelect } from '@mantine/core'
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs'
import { useTranslation } from 'react-i18next'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useMailColumns } from './mail-columns.tsx'
import { useSendUnsentMails, useUnsentMails } from './mails.queries.ts'

/** Mails that reached nobody, and the way to send them after all. */
export function MailsPage() {
  const { t } = useTranslation('mails')
  const list = useListState(listUnsentMails)
  const [reason] = UNSENT_REASONS.filter((one) => list.filters.reason?.includes(one))
  const query = { ...list.query, ...(reason ? { reason: [reason] } : {}) }
  const isMailing = useIsMailing()
  const selection = useSelection<UnsentMail>()
  const send = useSendUnsentMails()
  const sendAll = (rows: readonly UnsentMail[]) =>
    send.mutate(
      rows.map(({ id }) => id),
      { onSuccess: selection.clear },
    )
  return (
    <Page title={t('page')} sentence={t('sentence')}>
      {isMailing ? null : (
        <Note tone="neutral" title={t('noServer.title')}>
          <p>{t('noServer.sentence')}</p>
        </Note>
      )}
      <DataTable
        label={t('page')}
        query={useUnsentMails(query)}
        columns={useMailColumns()}
        list={list}
        source={{ list: listUnsentMails, file: exportUnsentMails, query }}
        {...(isMailing ? { selection } : {})}
        selectionActions={
          <Button loading={send.isPending} onClick={() => sendAll(selection.rows)}>
            {t('send', { count: selection.rows.length })}
          </Button>
        }
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('search')} />
            <NativeSelect
              aria-label={t('fields.reason')}
              value={reason ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('reason', value ? [value] : null)}
              data={[
                { value: '', label: t('anyReason') },
                ...UNSENT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
              ]}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconMailCheck} title={t('empty')} sentence={t('emptyHelp')} />}
      />
    </Page>
  )
}
