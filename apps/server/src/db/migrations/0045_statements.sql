CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"occurrence" integer NOT NULL,
	"payment_id" uuid,
	"aside_reason" text,
	"aside_at" timestamp (3) with time zone,
	"aside_by_id" uuid,
	CONSTRAINT "statement_lines_amount_check" CHECK ("statement_lines"."amount_in_cents" <> 0),
	CONSTRAINT "statement_lines_payment_check" CHECK ("statement_lines"."payment_id" is null or ("statement_lines"."amount_in_cents" > 0 and "statement_lines"."aside_at" is null)),
	CONSTRAINT "statement_lines_aside_check" CHECK (("statement_lines"."aside_at" is null) = ("statement_lines"."aside_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"line_count" integer NOT NULL,
	"added_count" integer NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_aside_by_id_users_id_fk" FOREIGN KEY ("aside_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_once_unique" ON "statement_lines" USING btree ("account_id","day","amount_in_cents","reference","text","occurrence");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_payment_unique" ON "statement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "statement_lines_of_statement_index" ON "statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_lines_day_index" ON "statement_lines" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "statement_lines_amount_index" ON "statement_lines" USING btree ("amount_in_cents","id");--> statement-breakpoint
CREATE INDEX "statement_lines_open_index" ON "statement_lines" USING btree ("day","id") WHERE "statement_lines"."payment_id" is null and "statement_lines"."aside_at" is null and "statement_lines"."amount_in_cents" > 0;--> statement-breakpoint
CREATE INDEX "statement_lines_search_index" ON "statement_lines" USING gin (lower(translate(coalesce("reference", '') || ' ' || coalesce("text", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "statements_list_index" ON "statements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "statements_of_account_index" ON "statements" USING btree ("account_id","created_at");