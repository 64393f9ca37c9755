import { AccountForm } from './account-form.tsx'
import { CloseAccountSection } from './close-account-section.tsx'
import { EmailSection } from './email-section.tsx'
import { MyDataSection } from './my-data-section.tsx'

export function AccountSection() {
  return (
    <>
      <AccountForm />
      <EmailSection />
      <MyDataSection />
      <CloseAccountSection />
    </>
  )
}
