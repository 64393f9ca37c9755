ALTER TABLE "bills" ADD COLUMN "issuer" jsonb;--> statement-breakpoint
-- Bills from before have what the company says now.
update bills set issuer = (
  select jsonb_build_object('tradeName', trade_name, 'legalName', legal_name, 'ruc', ruc, 'miamiAddress', miami_address, 'quitoAddress', quito_address,
    'bankAccounts', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'bank', bank, 'kind', account_type, 'number', number, 'holder', holder) order by position, id)
      from company_accounts where kind = 'bank' and closed_at is null), '[]'))
  from company
);--> statement-breakpoint
ALTER TABLE "bills" ALTER COLUMN "issuer" SET NOT NULL;
