# syntax=docker/dockerfile:1
# Candor in one image: the built app and the server. docs/deploy.md says how to run it.

FROM node:20.19-bookworm-slim AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_FUND=false NPM_CONFIG_AUDIT=false
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/package.json
COPY packages/content/package.json packages/content/package.json
COPY packages/analyst/package.json packages/analyst/package.json
COPY packages/protocol/package.json packages/protocol/package.json
COPY packages/page-reader/package.json packages/page-reader/package.json
COPY apps/web/package.json apps/web/package.json
COPY apps/server/package.json apps/server/package.json
COPY apps/cli/package.json apps/cli/package.json
# What npm runs after an installation; here it does nothing.
COPY scripts/prepare.mjs scripts/prepare.mjs

FROM base AS build
RUN npm ci
COPY . .
# The public origin, for share images and the sitemap, and what the policy of the pages names, so that copies on devices are renewed with it.
ARG SITE_URL=""
ARG AGENT_BASE=""
ARG TELEMETRY_ENDPOINT=""
ENV SITE_URL=$SITE_URL AGENT_BASE=$AGENT_BASE TELEMETRY_ENDPOINT=$TELEMETRY_ENDPOINT
RUN npm run build

# Only what the server needs at run time: its own registry packages and those of the page reader.
FROM base AS packages
RUN npm ci --omit=dev --workspace @candor/server --workspace @candor/page-reader && npm cache clean --force

FROM node:20.19-bookworm-slim AS run
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/apps/server/package.json apps/server/package.json
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/node.js"]
